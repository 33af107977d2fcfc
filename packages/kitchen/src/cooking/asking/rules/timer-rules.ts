import { type Rule, said } from './rule.ts';

/** What the cook wants of the timers. The first rule that fits decides. */

const TIMER = '(?:timers?|alarms?|countdowns?|reminders?)';
const DURATION = String.raw`(?:\d{1,6}(?:\.\d{1,3})?|an?|another) (?:more |extra )?(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)`;
const END_IT =
  '(?:stop|cancel|clear|delete|remove|end|kill|turn off|switch off|shut off|silence|dismiss|get rid of|forget|mute|turn)';

export const TIMER_RULES = [
  {
    intent: 'keep-timer',
    says: said`
      \b(?:do not|never|no need to|not) (?:\w+ ){0,2}(?:${END_IT}|pause|touch|reset|set|start|restart)\b.{0,20}\b${TIMER}\b
      \b(?:keep|leave|let) .{0,15}\b${TIMER}\b.{0,15}\b(?:running|going|on|run|alone)\b
    `,
  },
  {
    intent: 'cancel-timer',
    says: said`
      \b${END_IT}\b.{0,30}\b${TIMER}\b
      \b${TIMER} off\b
      \b(?:stop|turn off|silence|shut off) (?:the |that )?(?:beeping|ringing|noise|sound)\b
    `,
    unless: said`
      \b(?:when|how|what|should|why)\b
      \bminutes? off\b
    `,
  },
  {
    intent: 'restart-timer',
    says: said`
      \b(?:restart|reset|start over)\b.{0,20}\b${TIMER}\b
    `,
    as: 'told',
  },
  {
    intent: 'pause-timer',
    says: said`
      \b(?:pause|hold|freeze)\b.{0,20}\b${TIMER}\b
    `,
    as: 'told',
  },
  {
    intent: 'resume-timer',
    says: said`
      \b(?:resume|continue|unpause)\b.{0,20}\b${TIMER}\b
    `,
    as: 'told',
  },
  {
    intent: 'add-time',
    says: said`
      ^(?:add|extend|put|give)\b.{0,30}\b${DURATION}\b(?!.{0,20}\bnew\b)
      \b(?:add|extend)\b.{0,30}\b${TIMER}\b.{0,12}\b(?:by )?${DURATION}
      ^(?:just |another )?${DURATION} more\b
      ^(?:\d{1,4}|another|a few) (?:more|extra|\d{1,4}) (?:minutes?|mins?|seconds?|hours?)\b
      \b(?:take|subtract|knock) ${DURATION} off\b
      \b(?:needs?|give it|cook it) ${DURATION} (?:more|longer)\b
    `,
    unless: said`
      \b(?:set|start|new|another|a|an) (?:\w+ ){0,3}${TIMER}\b
      ^give me .{0,20}${TIMER}
    `,
    as: 'told',
  },
  {
    intent: 'timer-status',
    says: said`
      \b(?:what|how) about\b.{0,15}\b${TIMER}\b
      \bhow (?:long|much)\b.{0,25}\b${TIMER}\b
      \b(?:time|minutes?|seconds?|much|long|timer)\b.{0,25}\b(?:left|remaining|to go)\b
      \b(?:check|how is|how are|what is on|status of|show|list|read)\b.{0,14}\b${TIMER}\b
      \b(?:how many|which|what|any|all)(?: of)?(?: the| my)? ${TIMER}\b
      \b(?:is|are|did|has|when|what|how long)\b.{0,25}\b${TIMER}\b.{0,20}\b(?:running|going|done|up|over|rings?|off|set|finish(?:ed)?|still|active|say|at|ends?)\b
      \b${TIMER} status\b
      \bhow much longer\b(?! (?:does|do|until|till|for) (?:the |this )?(?:recipe|whole|dinner))
    `,
    unless: said`
      \bsteps?\b
      \bingredients?\b
      \bleftovers?\b
      \bleft (?:out|over|to do)\b
      \bhow do i\b
      \bcan i\b
    `,
  },
  {
    intent: 'set-timer',
    says: said`
      \b(?:set|start|add|create|make|put|new|run|begin|give me|need|want|get|use|another)\b.{0,40}\b${TIMER}\b
      ^${TIMER}\b
      \b${DURATION} (?:\w+ ){0,3}${TIMER}\b
      \b(?:remind|ping|alert|warn|notify|buzz|wake) me\b
      \b(?:tell me|let me know|call me|beep|shout)\b.{0,15}\b(?:in|after) ${DURATION}
      ^(?:time|count down|countdown)\b.{0,25}\b${DURATION}
    `,
    unless: said`
      \bremind me (?:what|how|which|where|why|of)\b
      \b(?:tell me|let me know) (?:about|how)\b
    `,
    as: 'told',
  },
] as const satisfies readonly Rule[];
