import { learnt } from '../../netlify/assistant/intents'
import './assistant/leads'
import './assistant/desk'
import './assistant/kept'
import './assistant/as-typed'
import './assistant/awkward-contacts'
import './assistant/calls'
import './assistant/names-given'
import './assistant/number-tails'
import './assistant/own-and-theirs'
import './assistant/put-right'
import './assistant/record'
import './assistant/said-back'
import './assistant/second-thoughts'
import './assistant/struck-out'
import './assistant/taking'
import './assistant/two-numbers'
import './assistant/usable'
import './assistant/when-rung'
import './assistant/who-and-when'
import './assistant/who-writes'
import './assistant/willing'
import './assistant/not-rung'
import './assistant/let-be'
import './assistant/dropped'
import './assistant/calm'
import './assistant/kept-safe'
import './assistant/said-right'

/**
 * What the assistant takes down and passes on.
 * One file, because to load the assistant takes longer than most of its tests: each file of tests loads it anew.
 */
beforeAll(() => learnt(), 300_000)
