/**
 * Keeps the last verdict on each file while what it was reached from stays the same: of a folder that is checked again after an
 * edit, only what changed is looked at anew.
 *
 * @returns finds the verdict on a file, or reaches it; `from` is everything that it depends on, as one text
 */
export function keepVerdicts<Verdict>() {
  const kept = new Map<string, { from: string; verdict: Verdict }>()
  return (file: string, from: string, reach: () => Verdict): Verdict => {
    const before = kept.get(file)
    if (before?.from === from) return before.verdict
    const verdict = reach()
    kept.set(file, { from, verdict })
    return verdict
  }
}
