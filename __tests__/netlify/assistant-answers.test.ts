import { learnt } from '../../netlify/assistant/intents'
import './assistant/acts'
import './assistant/answers'
import './assistant/cards'
import './assistant/choosing'
import './assistant/danger'
import './assistant/development'
import './assistant/dialogue'
import './assistant/leaning'
import './assistant/made'
import './assistant/matters'
import './assistant/meant'
import './assistant/meant-work'
import './assistant/middle'
import './assistant/minds'
import './assistant/no-times'
import './assistant/own-words'
import './assistant/plain-things'
import './assistant/reader'
import './assistant/several'
import './assistant/splitting'
import './assistant/spoken'
import './assistant/stages'
import './assistant/stands'
import './assistant/thread'

/**
 * What the assistant answers.
 * One file, because to load the assistant takes longer than most of its tests: each file of tests loads it anew.
 */
beforeAll(() => learnt(), 300_000)
