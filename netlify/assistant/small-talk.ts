import { PHONE, QUOTE } from './contact'
import type { Question, Thread } from './thread'
import { topicOfPage } from './topics'

const RUDE =
  / (crap|rubbish|useless|stupid|idiot|idiotic|shit|fuck|fucking|hopeless|pathetic|awful|terrible|hate|annoying|dumb|moron|waste of time|hell) /

/** Whether the visitor is cross, or was not answered. */
export function isDispleased(line: string) {
  return RUDE.test(line) || /(that|this) is (not|no) |(did|do|does) not (answer|help)|not what i /.test(line)
}

/** Greetings, thanks and single words; undefined for anything else. */
export function smallTalk(thread: Thread, { line, userInfo }: Question): string | undefined {
  if (/^ (no|nope) /.test(line) && line.split(' ').length < 7) {
    return 'No problem. If anything else comes up, ask here at any hour.'
  }
  if (/ (thanks|thank you|brilliant|perfect|lovely|that is great|much appreciated) /.test(line)) {
    return 'You are welcome. If anything else comes up, ask here at any hour.'
  }
  if (RUDE.test(line)) {
    return `I am sorry this is not going well. Tell me in a few words what you are after, a door, windows, a roof or a repair, and I look it up. Or ring ${PHONE} and talk to a person.`
  }
  if (/ (bye|goodbye|see you|good night|cya) /.test(line)) return 'Goodbye, and thank you for calling in.'
  if (/ how are you /.test(line))
    return 'Ready to help, thank you. What would you like to know about doors, windows or roofs?'
  if (
    /^ (hi|hiya|hello|hey|good (morning|afternoon|evening)|morning|evening|afternoon|yo|alright|hi there|hello there) /.test(
      line,
    )
  ) {
    const here = topicOfPage(userInfo.page)
    return here
      ? `Hello. You are on the page about ${here.label}: ask me about sizes, colours, prices or anything else.`
      : 'Hello. Ask me about doors, windows, roofs, repairs, areas or the offers, and I look it up.'
  }
  if (
    /^ (yes|no|maybe|right|i see|understood|fine|great|cool|nice|good) (please |thanks |then )*$/.test(line)
  ) {
    return thread.topic
      ? `What would you like to know about ${thread.topic.label}: sizes, colours, glass, or a ${QUOTE}?`
      : 'What would you like to know? Doors, windows, roofs, repairs, prices or areas, for instance.'
  }
  return undefined
}
