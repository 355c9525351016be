/**
 * Whether a message takes an enquiry back in plain words. What was learnt of a sentence is not enough for it: 'just make sure it gets to
 * somebody' is like a refusal to the model, and a complaint that is dropped by mistake is never heard of again.
 */
export const saysItIsOff = (text: string) => {
  const said = text.replaceAll('’', "'").replace(CONDITION, ' ').replace(NOT_OFF, ' ')
  return !GOES_ON.test(said) && (CALLS_OFF.test(said) || WANTS_NONE.test(said))
}

/** 'If nobody rings by tomorrow', 'unless you don't want it': only supposed. */
const CONDITION = /\b(?:if|unless|in case|whether)\b[^,.;!?]*/gi

const NO = "(?:do not|dont|don't|never|not|won't|wont|can't|cannot|please don't)"

/** 'Don't forget to pass it on', 'don't give it to anyone else', 'I hope it hasn't been cancelled', 'nobody rang': the enquiry is to go. */
const NOT_OFF = new RegExp(
  [
    `\\b${NO} (?:pass|give|share|sell|hand|send)\\b[^,.;!?]*\\b(?:(?:any|some)(?:one|body) else|third part\\w+|other (?:firms|companies|people))\\b[^,.;!?]*`,
    `\\b(?:${NO}|didn't|hasn't|isn't|wasn't|without|rather than|instead of) (?:(?:you|just|please|let|it|them|this|my|want|to|be|been|get|have|dare|all|simply|go and) )*(?:forg[eo]t\\w*|cancel\\w*|delet\\w*|remov\\w*|los[et]\\w*|ignor\\w*|drop\\w*|bin\\w*|scrap\\w*|wip\\w*|eras\\w*|disregard\\w*|leav\\w+|withdr\\w*|clos\\w*|abandon\\w*|give up|stop)\\b[^,.;!?]*`,
    `\\b(?:nobody|no one|noone|they|you) (?:has |have |had |ever |even )*(?:gives|tells|rings|calls|answers|replies|says|shows|rang|called|phoned|came|turned|rung|answered|wrote|bothered|replied|got|contacted|forgot|cancelled)\\b[^,.;!?]*`,
    `\\b${NO} (?:want|wish|like|fancy|intend) (?:to (?!be (?:rung|called|phoned|contacted|bothered|chased|pestered|hassled)|go\\b|proceed|hear|carry|pursue|take|speak|talk|leave|give|continue|receive|deal)|(?:\\w+ )?(?:sales\\w*|fobb\\w*|excuses))[^,.;!?]*`,
    `\\b${NO} want (?:it|this|that|them) (?:just |all )?(?:(?!(?:do|go|send|pass|forward|keep)ing)\\w+ing|to (?:get|be|end|sit|drag|go on|happen)|left|lost|stuck|ignored|forgotten|buried)\\b[^,.;!?]*`,
    // 'Scrap that, it’s 12 windows and not 14': something is put right.
    `\\b(?:scrap|forget|bin|ignore|cancel) (?:that|it|this)[\\s,.:;-]*(?:it's|its|make (?:it|that)|i meant?|that's|thats) (?:only |just |now )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b[^;!?]*`,
    // 'My husband says we should cancel the direct debit': something else.
    `\\b(?:cancel\\w*|stop\\w*|delete\\w*|remove\\w*) (?:the|my|our|his|her|their|a|an) (?!(?:(?:whole|entire|last|first|other|free) )?(?:enquir\\w+|inquir\\w+|request\\w*|quot\\w+|calls?|callback|bookings?|orders?|jobs?|appointment|visit|survey\\w*|lot|thing|works?|details|names?|numbers?|mobile|phone|e-?mail|address|data|message|info\\w*|record\\w*|asking|callbacks)\\b)[^,.;!?]*`,
  ].join('|'),
  'gi',
)

/** 'Make sure it gets to somebody', 'please do pass it on', 'ring me, not them', 'I want a manager': the contrary. */
const GOES_ON =
  /\b(?:(?:make|making|be) (?:\w+ )?sure|ensure|promise me|see (?:to it )?that)\b[^.;!?]{0,30}\b(?:gets?|goes|reach\w*|pass\w*|seen|sent|heard|read|rings?|calls?|somebody|someone)\b|\b(?:please|pls|just|do|but|and|still|must) (?:do )?(?:pass (?:it|this|that) on|send it|get (?:someone|somebody|them|him|her|a manager) to|have (?:someone|somebody|them|him|her|a manager) (?:ring|call|phone))\b|\bi (?:still |do |just |really )+(?:want|need)\b/i

const ABOUT_IT =
  '(?:it|that|this|them|all|everything|any of|the (?:lot|whole|rest|enquiry|inquiry|request|quote|call|callback|booking|order|job)|my|our|me|us|what i)'

/** 'Cancel it', 'take my number off', 'forget the whole thing', 'it’s all off'. */
const CALLS_OFF = new RegExp(
  [
    '\\b(?:cancel\\w*|withdraw\\w*|withdrew|scrap\\w*|abandon\\w*|abort\\w*|void|disregard|unsubscribe|retract|gdpr)\\b',
    `\\b(?:forget|bin|drop|delete|remove|erase|wipe|kill|ditch|stop|undo|ignore|chuck|shred|leave|close|strike|pull|halt|end|skip|shelve|finish|take back|tear up|rip up|knock off) (?:about )?(?:${ABOUT_IT})\\b`,
    "\\b(?:take|strike|cross|get|leave|pull|call|count|want|have|scrub|keep) (?:[\\w']+ ){1,5}(?:off|out|away|down|back)\\b",
    '\\b(?:call|calling) (?:it |that |the \\w+ )?off\\b|\\b(?:rip|tear) (?:it|that|this) up\\b|\\bpull(?:ed)? (?:the|out)\\b|\\bplug',
    "\\b(?:all|whole|job|jobs|thing|it|it's|its|is|everything|project) (?:is |'s |all )?off\\b|\\bknock (?:it|that) on the head\\b",
    '\\b(?:keep|hold|leave) (?:\\w+ ){1,4}(?:to yoursel\\w+|between us|private|out of it)\\b',
    "\\b(?:changed? (?:my|our) minds?|second thoughts|decided against|went off the idea|gone (?:with|elsewhere|to) |going (?:with|elsewhere)|(?:found|using|chosen|got) (?:a|an|another|someone|somebody) |sorted (?:it|now)|(?:doing|do|fix|fixed|mend|mended) it (?:him|my|our|her)sel\\w+|fell through|no longer|any ?more|it's a no|called off|leave (?:it|me|us)\\b|go away|not to (?:proceed|go))",
  ].join('|'),
  'i',
)

/** 'Nobody ring me', 'no calls please', 'don’t pass my number on', 'we won’t be going ahead'. */
const WANTS_NONE =
  /\b(?:no|not|none|nothing|nowt|nobody|no ?one|noone|never|nor|neither|without|stop|quit|cease|rather|dont|wont|doesnt|cant|shant|enough|avoid)\b[^.;!?]{0,45}\b(?:call\w*|ring\w*|phon\w+|rung|contact\w*|text\w*|e?-?mail\w*|writ\w+|send\w*|sent|pass\w*|forward\w*|hand\w*|giv\w+|shar\w+|touch|need\w*|want\w*|interested|bother\w*|proceed\w*|chas\w+|pester\w*|hassl\w*|follow\w*|hear|back|details|number|anything|keep|stor\w+|ahead|further|visit\w*|come|hold|required|reply|quote|lead|name|thanks|whatsoever)\b|n't\b[^.;!?]{0,45}\b(?:call\w*|ring\w*|phon\w+|rung|contact\w*|text\w*|e?-?mail\w*|writ\w+|send\w*|pass\w*|forward\w*|hand\w*|giv\w+|shar\w+|touch|need\w*|want\w*|interested|bother\w*|proceed\w*|chas\w+|pester\w*|follow\w*|hear|details|number|keep|stor\w+|ahead|further|visit\w*|come|afford|lead|system|list)\b/i
