export interface Mistake {
  what: string
  file: string
  /** The first such place of the file. */
  find: string | RegExp
  /** What stands there instead; the mark says where the check should point. */
  put: string
  says: string
}

export const MARK = '¦'

/** One copy of the data with every mistake in it at once, so that none may hide another. */
export const MISTAKES: Mistake[] = [
  // The JSON itself: one slip a file.
  {
    what: 'a comma after the last entry',
    file: 'products/tilt-turn.json',
    find: /]\n}\n$/,
    put: ']¦,\n}\n',
    says: 'a comma after the last entry: remove it',
  },
  {
    what: 'a forgotten comma',
    file: 'products/upvc-front.json',
    find: /("category": "[^"]+"),/,
    put: '$1¦',
    says: 'a comma is missing here',
  },
  {
    what: 'a text without its closing quote',
    file: 'pages/cookies.json',
    find: /"name": "Cookies",/,
    put: '"name": ¦"Cookies,',
    says: 'no closing quote',
  },
  {
    what: 'a curly quote',
    file: 'pages/privacy.json',
    find: /"name": "Privacy"/,
    put: '"name": ¦“Privacy”',
    says: 'straight quotes',
  },
  {
    what: 'a comment',
    file: 'r7-colourways.json',
    find: /^\{/,
    put: '{ ¦// the R7 colours',
    says: 'JSON has no comments',
  },
  {
    what: 'a missing colon',
    file: 'r9-colourways.json',
    find: '"items": [',
    put: '"items"¦ [',
    says: 'a colon is missing',
  },
  {
    what: 'a merge conflict, by its first line',
    file: 'products/sash-horn.json',
    find: '  "name":',
    put: '¦<<<<<<< HEAD\n  "name":',
    says: 'merge conflict',
  },
  {
    what: 'a field that is given twice',
    file: 'products/internal.json',
    find: '  "summary":',
    put: '  "summary": "Screens of glass.",\n  ¦"summary":',
    says: '"summary" is given twice: it also stands in line',
  },
  // The shape of a file.
  {
    what: 'a misspelt field',
    file: 'pages/windows.json',
    find: '"focus"',
    put: '¦"foucs"',
    says: 'Did you mean "focus"?',
  },
  {
    what: 'an unknown kind of section',
    file: 'products/composite.json',
    find: '"type": "story"',
    put: '"type": ¦"storey"',
    says: 'Did you mean "story"?',
  },
  {
    what: 'a word that is not among those allowed',
    file: 'products/aluminium-sliding.json',
    find: '"category": "Doors"',
    put: '"category": ¦"Door"',
    says: 'Allowed: Doors, Windows, Conservatories & Roofs, Internal Doors',
  },
  {
    what: 'a number in quotes',
    file: 'offer-terms.json',
    find: /"price": (\d+)/,
    put: '"price": ¦"$1"',
    says: 'must be a number without quotes, and is "1450"',
  },
  {
    what: 'a title that search engines cut',
    file: 'pages/windows.json',
    find: /"title": "[^"]+"/,
    put: '"title": ¦"Windows of every kind for every house in the county and in the next one too"',
    says: 'fewer',
  },
  {
    what: 'a field that follows from others',
    file: 'offer-terms.json',
    find: '  "priceNote"',
    put: '  "saving": ¦250,\n  "priceNote"',
    says: 'follows from price and recommendedPrice: remove it here',
  },
  // Facts of the firm.
  {
    what: 'a phone number without its 0',
    file: 'company.json',
    find: /"phone": "0/,
    put: '"phone": ¦"',
    says: 'such as 01632 960417',
  },
  {
    what: 'an e-mail address without @',
    file: 'company.json',
    find: /"email": "[^"]+"/,
    put: '"email": ¦"hello.riverway.example"',
    says: 'must be an e-mail address',
  },
  {
    what: 'a WhatsApp number that is no mobile',
    file: 'company.json',
    find: /"mobile": "[^"]+"/,
    put: '"mobile": ¦"01632 960418"',
    says: 'must be a mobile number',
  },
  {
    what: 'a time as people say it',
    file: 'company.json',
    find: /"opens": "[^"]+"/,
    put: '"opens": ¦"8am"',
    says: 'must be a time such as 08:30',
  },
  {
    what: 'a year with a digit too many',
    file: 'company.json',
    find: /"since": \d+/,
    put: '"since": ¦20033',
    says: '2100',
  },
  {
    what: 'hours that end without having begun',
    file: 'company.json',
    find: /\{ "days": \["Sunday"\] \}/,
    put: '¦{ "days": ["Sunday"], "closes": "12:00" }',
    says: 'must have both opens and closes',
  },
  // Texts.
  {
    what: 'a misspelt placeholder',
    file: 'pages/not-found.json',
    find: '{phone}',
    put: '¦{fone}',
    says: 'Did you mean "phone"?',
  },
  {
    what: 'the count of a list that is not there',
    file: 'pages/home.json',
    find: '{count:door-styles}',
    put: '¦{count:dor-styles}',
    says: 'Did you mean "count:door-styles"?',
  },
  {
    what: 'HTML in a text',
    file: 'pages/doors.json',
    find: /"name": "([^"]+)"/,
    put: '"name": "¦<b>$1</b>"',
    says: 'without HTML or Markdown',
  },
  {
    what: 'Markdown in a text',
    file: 'services.json',
    find: /"description": "/,
    put: '"description": "¦**At once**: ',
    says: 'without HTML or Markdown',
  },
  {
    what: 'a brand that is written out (a hint)',
    file: 'offers/cm23.json',
    find: '{shortBrand}',
    put: '¦Riverway',
    says: 'write {shortBrand}',
  },
  {
    what: 'a count that is written out (a hint)',
    file: 'navigation/main.json',
    find: '{count:services} services',
    put: '¦17 services',
    says: 'write {count:services}',
  },
  {
    what: 'a text that leaves out the value that it is for',
    file: 'wording/forms.json',
    find: /"reference": "[^"]+"/,
    put: '"reference": ¦"Your enquiry has a reference."',
    says: 'must say {reference}: the site puts a value there',
  },
  {
    what: 'a placeholder of another text',
    file: 'wording/search.json',
    find: '{words}',
    put: '{words}, ¦{word}',
    says: 'Did you mean "words"?',
  },
  // What files say of each other.
  {
    what: 'a link that leads nowhere',
    file: 'pages/home.json',
    find: '"to": "/contact"',
    put: '"to": ¦"/contacts"',
    says: 'Did you mean "/contact"?',
  },
  {
    what: 'an anchor that is not there',
    file: 'pages/doors.json',
    find: '"to": "#compare"',
    put: '"to": ¦"#compere"',
    says: 'Did you mean "compare"?',
  },
  {
    what: 'a path that another page has',
    file: 'products/conservatories.json',
    find: /("path": "[^"]+",)/,
    put: '$1\n  "aliases": [¦"/doors/comp-door"],',
    says: 'already used by another page, data/products/comp-door.json',
  },
  {
    what: 'a slug that stands twice',
    file: 'door-finishes.json',
    find: /("slug": "[^"]+"[\s\S]*?"slug": )"[^"]+"/,
    put: '$1¦"white"',
    says: 'is there twice',
  },
  {
    what: 'a postcode that stands twice',
    file: 'service-areas.json',
    find: '"codes": ["CM21"]',
    put: '"codes": ["CM21", ¦"CM17"]',
    says: 'CM17 is there twice',
  },
  {
    what: 'a place that no list names',
    file: 'service-areas.json',
    find: '"nearest": "Takeley"',
    put: '"nearest": ¦"Takely"',
    says: 'Did you mean "Takeley"?',
  },
  {
    what: 'a category that is not in its list',
    file: 'services.json',
    find: /"category": "Glazing"/,
    put: '"category": ¦"Glasing"',
    says: 'Did you mean "Glazing"?',
  },
  {
    what: 'a section that a renamed testimonial leaves empty',
    file: 'products/comp-door.json',
    find: /"only": "[^"]+"/,
    put: '"only": ¦"somebody-else"',
    says: 'the section would be empty',
  },
  {
    what: 'a second hero',
    file: 'products/flush-sash.json',
    find: /(\{\n {6}"type": "hero"[\s\S]*?\n {4}\},)/,
    put: '$1\n    ¦{ "type": "hero", "layout": "plain", "heading": "Once more" },',
    says: 'a second hero',
  },
  {
    what: 'no hero at all',
    file: 'products/standard-casement.json',
    find: /("sections": )\[\s*\{\n {6}"type": "hero"[\s\S]*?\n {4}\},/,
    put: '$1¦[',
    says: 'no section of type "hero"',
  },
  {
    what: 'a glass design to begin with that there is not',
    file: 'products/sliding-sash.json',
    find: '"first": "pelerine"',
    put: '"first": ¦"mayflowr"',
    says: '"mayflowr" is not in data/glass-designs.json. Did you mean "mayflower"?',
  },
]
