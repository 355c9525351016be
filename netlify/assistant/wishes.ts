/** What a message wishes for besides an answer, in its plain words. */

const WANTS_CALL =
  /(book|arrange|schedule|request|organise|set up|want|need|get|have|like|can|could|please|love|make) .{0,25}(call ?back|a call|phone call|appointment|home visit|a visit|site visit|consultation|a survey|free survey)|(call|ring|phone|contact|telephone) me|book (me|us)|give me a (call|ring|bell|buzz)|get (back )?(in touch|to me)|(somebody|one of you|an expert|a person|a salesperson|your team) .{0,15}(call|ring|contact|phone|come|visit|get in touch)|call ?back/
const WANTS_QUOTE =
  /(get|want|need|like|have|request|give|send|book|after|do|can you|could you|please|down for) .{0,20}quote|quote (me|for|please|on)|free quote|^ quote (please )?$|(ready|like|want|how (do|can) i|where (do|can) i) (to )?(order|buy|proceed|go ahead)|price (it|this) up/
const WANTS_PERSON =
  /(speak|talk|chat) (to|with) (a|an|some|the|one|your|somebody|real|human|person|people|expert)|real person|human being|(an|a|some|your) (expert|advisor|adviser|agent|human|operator)( please)? $|^ (agent|human|operator|person|representative) /
const YES =
  /^ (yes|please|go on(?= (then |please )?$)|go ahead|definitely|absolutely|of course|sounds good|that would be|alright|great|good idea|correct|please do|why not|i would|perfect|fine) /
const NO =
  /^ (no|not now|not yet|not really|not today|maybe later|later|never mind|leave it|i am fine|i am ok|im fine|im good|not interested|stop|i would rather not|rather not|prefer not|i do not want|do not)/
const REFUSES =
  /(rather not|prefer not|do not want to (give|share|say|leave)|not (giving|sharing|comfortable)|no thanks|no thank you|never mind|forget it|changed my mind|leave it|not interested|stop asking|do not call|none of your|not telling|mind your own)/

export type Wish = 'call' | 'quote' | 'person'

/** Whether somebody is to call, a quote is wanted, or a person to talk to. */
export function wishOf(line: string): Wish | undefined {
  const isGeneral = /opening|open |hour|privacy|email address|how (long|soon|quick)|^ when /.test(line)
  if (WANTS_CALL.test(line) && !isGeneral) return 'call'
  if (WANTS_PERSON.test(line) && !/are you|is this|am i /.test(line)) return 'person'
  const isAsking = /how much|price of|what happen|what (will|do) (you|they)|why /.test(line)
  return WANTS_QUOTE.test(line) && !isAsking ? 'quote' : undefined
}

export function agrees(line: string) {
  return YES.test(line)
}

export function declines(line: string) {
  return NO.test(line)
}

/**
 * Whether the visitor would rather not.
 *
 * @param isAsked - whether something was just asked for, so that a goodbye is a no
 */
export function refuses(line: string, isAsked: boolean) {
  return REFUSES.test(line) || (isAsked && / (bye|goodbye|whatever|leave me alone|no chance) /.test(line))
}
