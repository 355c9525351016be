import { createGlobalStyle } from 'styled-components'

/** On paper: what the page's own section holds, and nothing else, on A4 sheets. */
export const PrintStyle = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
  @media print {
    body {
      padding: 0;
      background: none;
      print-color-adjust: exact;
    }
    body > :not(#___gatsby),
    #gatsby-focus-wrapper > :not(main),
    main > nav {
      display: none;
    }
    main section {
      padding-block: 0;
    }
  }
`
