import { withActs } from '../../netlify/assistant/with-acts'
import { requestsOf } from '../../netlify/assistant/requests'

/** The sentences of a message with what each of them does, as the assistant hears it. */
export const sayings = (text: string) => withActs(requestsOf(text))
