import { PHONE } from './contacts'

/** What is said of a slip: nothing of the work. */

/** 'No sorry that’s wrong', 'I’ve typed my email wrong': what is right is still to come. */
const WRONG =
  /\b(?:(?:that|it|this|those|one|number|e-?mail|name|post ?code|address)(?:['’]?s| is| was| are)? (?:\w+ )?(?:wrong|not right|incorrect)|(?:typed|given|gave|put|got|spelt|written|sent) [^.!?]{0,30}\bwrong|wrong (?:number|e-?mail|name|post ?code|address|one)|made a (?:mistake|typo)|(?:that|it|number|e-?mail|name|post ?code|address) (?:isn['’]?t|is not|wasn['’]?t) (?:right|correct))\b|^\W*(?:(?:no|sorry|oh|oops|wait)\W+)*wrong\W*$/i
/** 'Fat fingers', 'whoops' */
const EXCUSE =
  /^\W*(?:(?:sorry|oh|oops|whoops|damn|lol)\W+)*(?:fat fingers?|typos?|oops|whoops|my (?:mistake|bad|typing)|auto ?correct|spell ?check(?:er)?|predictive text)(?:\W+(?:sorry|lol|haha|again))*\W*$/i
/** 'That’s the wrong size glass in my door' is of the work. */
const MOST_WORDS = 10

/** Whether a message only says that something of the visitor's is not as it should be. */
export const isWrong = (text: string) =>
  WRONG.test(text) &&
  text.split(/\s+/).length <= MOST_WORDS &&
  !new RegExp(PHONE.source).test(text) &&
  // 'No that's not right, it's five' says what is.
  !/[a-z\d@]/i.test(text.replace(WRONG, ' ').replace(BESIDE, ' '))
const BESIDE =
  /\b(?:oh|no|sorry|hang on|hold on|wait|um|er|oops|whoops|damn|actually|i['’]?ve|i have|i think|i|my|the|that|it|just|think|number|e-?mail|address|name|post ?code|phone|mobile|one|is|was|lol|though|there|you|please|again|spelt)\b/gi

/** Whether a sentence only excuses a slip. */
export const isExcuse = (sentence: string) => EXCUSE.test(sentence) || isWrong(sentence)
