import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { DraftKeeper } from './draft'

interface KeepDraftProps {
  keeper: DraftKeeper
  /** What stood in the form before the visitor typed anything: it is no draft. */
  initial: Record<string, string>
  elapsed: () => number
}

/** Keeps what is typed into the form around it, until it is sent. */
export function KeepDraft({ keeper, initial, elapsed }: KeepDraftProps) {
  const { values } = useFormikContext<Record<string, string>>()
  useEffect(() => {
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== '' && value !== (initial[name] ?? ''),
    )
    const began = Object.fromEntries(
      typed.flatMap(([name]) => (initial[name] ? [[name, initial[name]]] : [])),
    )
    keeper.keep({ values: Object.fromEntries(typed), began, elapsed: elapsed() })
    // The other two are the same for as long as the form stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values])
  useEffect(() => {
    const flush = () => keeper.flush()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [keeper])
  return null
}
