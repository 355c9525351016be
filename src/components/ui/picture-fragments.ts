import { graphql } from 'gatsby'

/**
 * Widths generated for each picture. Sources are never upscaled: wider ones are skipped. A phone takes the next wider one, so that
 * they lie just above what phones of 360 to 412 px ask for: 42 % of 412 px at 1.75 dots a pixel is 303, 92 % of it 663.
 */
export const pictureFragments = graphql`
  fragment LargePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1280, 1600])
      }
    }
    tall {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [390, 585, 780]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 41 }
        )
      }
    }
  }
  fragment MediumPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240, 360, 560, 660, 960])
      }
    }
  }
  fragment PanePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [240, 360, 560, 660, 800, 960, 1280]
          webpOptions: { quality: 68 }
        )
      }
    }
  }
  fragment GalleryPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 640, 960, 1600])
      }
    }
  }
  fragment TilePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [240, 330, 450, 560, 660, 960]
          webpOptions: { quality: 58 }
        )
      }
    }
  }
  fragment CataloguePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [100, 140, 280, 420, 680, 840]
          webpOptions: { quality: 70 }
        )
      }
    }
  }
  fragment SmallPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 200, outputPixelDensities: [1, 2])
      }
    }
  }
`
