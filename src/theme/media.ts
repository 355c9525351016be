/** Breakpoints, widest use first; every width query of the site is one of these. */
export const media = {
  phone: '@media (max-width: 599px)',
  /** Below the width at which two columns fit. */
  narrow: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  tabletOnly: '@media (min-width: 768px) and (max-width: 1079px)',
  desktop: '@media (min-width: 1080px)',
  /** The first widths with the whole navigation in one line, where it is a tight fit. */
  tight: '@media (min-width: 1080px) and (max-width: 1279px)',
  /** A desktop's window that is low, or very wide for its height: what is as wide as it would lose its head and its foot. */
  low: '@media (min-width: 1080px) and (max-height: 819px), (min-width: 1080px) and (min-aspect-ratio: 2/1)',
  /** A phone on its side: as wide as a tablet, and hardly higher than a card. */
  landscape: '@media (min-width: 768px) and (max-height: 500px)',
  belowDesktop: '@media (max-width: 1079px)',
  wide: '@media (min-width: 1440px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
} as const
