/**
 * Knip's preprocessor: Gatsby reads the fragments and queries that components export as `query`; no file imports them.
 *
 * @param {import('knip').ReporterOptions} options
 */
export default function passOverQueries(options) {
  for (const symbols of Object.values(options.issues.exports)) {
    if (!symbols.query) continue
    delete symbols.query
    options.counters.exports -= 1
  }
  return options
}
