import { RuleTester } from 'eslint'
import rule from '../../src/lint/no-set-state-while-rendering'

RuleTester.describe = describe
RuleTester.it = it

const inGallery = (body: string) => `function Gallery({ given }) {
  const [taken, setTaken] = useState(given)
  ${body}
  return taken
}`

new RuleTester().run('no-set-state-while-rendering', rule, {
  valid: [
    inGallery('useEffect(() => { setTaken(given) }, [given])'),
    inGallery('function choose() { setTaken(given) }'),
    // A function of the same name that sets no state.
    'function Gallery({ setTaken }) { setTaken(1) }',
  ],
  invalid: [
    { code: inGallery('if (given !== taken) setTaken(given)'), errors: [{ messageId: 'rendering' }] },
    {
      code: 'function useTaken(given) { const [taken, act] = React.useReducer(reduce, given); act(given); return taken }',
      errors: [{ messageId: 'rendering' }],
    },
  ],
})
