import { type Rule, said } from './rule.ts';

/** What the cook wants of the steps. The first rule that fits decides. */
export const STEP_RULES = [
  {
    intent: 'stay',
    says: said`
      \bdo not (?:go|move|skip|continue|read|proceed|start|change|repeat)\b
      \bstay (?:here|on|at|there)\b
    `,
  },
  {
    intent: 'never-mind',
    says: said`
      ^(?:never mind|nevermind|nothing|forget (?:it|that|about it)|cancel(?: that| it)?|no|nope|no thanks|not you|was not talking to you|i was not talking to you|scratch that|ignore that)$
    `,
  },
  {
    intent: 'stop',
    says: said`
      ^(?:(?:can you |just )?(?:stop|wait|pause|hold (?:on|it|up)|hang on|quiet|be quiet|silence|shut up|shush|enough|whoa|slow down)|(?:just )?(?:1|a|one|give me (?:a|1|one)|i need (?:a|1|one)|hold on (?:a|1|one)|wait (?:a|1|one)) (?:moment|minute|second|sec|break|bit)|not yet|be right back|brb|stop (?:talking|listening|reading|it|there|cooking|for now)|(?:i am|we are) not (?:done|ready|finished)(?: yet)?|not (?:done|ready|finished)(?: yet)?|i will be (?:right )?back)(?: (?:there|it|now|please|a bit|for a (?:second|minute|moment|bit)|a (?:second|minute|moment|sec)|1 (?:second|minute|moment|sec)|talking|reading|listening|with this step|yet))*$
    `,
  },
  {
    intent: 'thanks',
    says: said`
      ^(?:thanks|thank you|cheers|great|awesome|perfect|cool|nice|got it|good|sounds good|good job|you are (?:great|the best)|wonderful|lovely|okay|ok|alright|understood|makes sense|i see|brilliant|fine|hi|hello|hey|good (?:morning|evening))(?: (?:so much|very much|a lot|chef|thanks|thank you|there|work|that (?:is|was|helps?|helped).{0,20}))*$
    `,
  },
  {
    intent: 'repeat',
    says: said`
      \brepeat (?:that|it|yourself|what you|please)?\b(?!.{0,10}\bstep\b)
      \bsay (?:that|it|this)(?: to me)? (?:again|once more|1 more time|one more time|slower)\b
      ^(?:again|pardon(?: me)?|sorry|what|huh|come again|excuse me|1 more time|one more time|once more)$
      \bwhat did you (?:just )?say\b
      \b(?:did not|could not|can not) (?:hear|catch|get) (?:that|you|it|what)\b
      \bmissed (?:that|what you)\b
      \bwhat was that\b
    `,
    unless: said`
      \bingredients?\b
      \bsteps? \d
      \bstep\b
    `,
  },
  {
    intent: 'done',
    says: said`
      ^(?:that|it|this|they|those|everything) (?:is|are) (?:all )?(?:mixed|chopped|cut|diced|in|added|drained|browned|boiling|melted|peeled|combined|stirred|whisked|preheated|ready|covered)(?: ,? ?(?:what )?(?:now|next|then))?$
    `,
  },
  {
    intent: 'current',
    says: said`
      \b(?:repeat|read|say|reread|tell me|hear|show)\b.{0,15}\b(?:this|the|current|that) (?:step|instructions?)(?: again| once more| to me| aloud| out loud)*$
      \b(?:current|which|what) step\b.{0,20}(?:on|at|in|now|is (?:this|it|next)|am i|are we)?$
      \bwhere (?:am|are|was|were) (?:i|we)\b
      \bwhat (?:do|should|am|are|was|were) (?:i|we) (?:do(?:ing)?|supposed|meant|be doing)(?: to do| to be doing)?(?: right)?(?: now| here| again| in this step| at this (?:point|step)| first)?$
      \bwhat (?:is|was) (?:this|the|that|my|current)(?: current)? step(?: again)?$
      \bi am (?:lost|back|confused)\b
      \bi (?:got distracted|lost (?:my|track)|forgot where)\b
      \bremind me (?:what|where) (?:i|we)\b
      ^(?:this step|read it|what now)$
      \bwhat does (?:this|the|it) (?:step )?say\b
      \bread (?:it|that|this)(?: step)?(?: to me)?(?: again)?$
      \bwhat should i be doing\b
    `,
    unless: said`
      \bnext\b
      \bafter\b
      \blast step\b
      \bprevious\b
    `,
  },
  {
    intent: 'steps-left',
    says: said`
      \bhow many (?:more )?(?:of )?(?:these |the )?steps\b
      \b(?:what|how much|anything|much) (?:is )?(?:else )?(?:left|remaining) to do\b
      \bhow far\b.{0,20}\b(?:are we|am i|along|in)\b
      \b(?:are we|am i|is it) (?:almost|nearly) (?:there|done|finished)\b
      \bhow (?:much|many).{0,12}steps?\b.{0,15}\bleft\b
      \bis this the (?:last|final) step\b
      \bhow many are left\b
    `,
  },
  {
    intent: 'previous',
    says: said`
      \bprevious\b
      \b(?:go|step|move|take me) back(?: (?:a|1|one) step| once)?$
      ^back(?: up)?(?: (?:a|1|one) step| please)?$
      \b(?:back|backwards?) (?:a|1|one) step\b
      \b1 step back\b
      \bwhat (?:was|did i (?:just )?do)(?: in| at)? (?:the )?(?:last|before|previous|step before)(?: step| one| that| this)?$
      \b(?:repeat|read|hear|reread) (?:me )?the (?:last|step before)(?: step| one)?(?: again)?$
      \bstep before(?: this| that)?$
      \b(?:and |what came |what was )before (?:that|this)\b
      \bgo back to (?:the )?(?:last|previous|one before)\b
    `,
    unless: said`
      \bstep \d
      \bbefore last\b
    `,
  },
  {
    intent: 'overview',
    says: said`
      \boverview\b
      \bsummar
      \ball (?:of )?(?:the |my )?steps\b
      \b(?:whole|entire|full) (?:recipe|thing)\b(?!.{0,25}\b(?:take|long|calor|freez|double|time))
      \btell me about (?:this|the|it)\b(?: recipe| dish)?$
      \bwhat (?:are|am) (?:we|i) (?:making|cooking|baking)\b
      \bwhat is (?:this|the) (?:recipe|dish)(?: called| about)?$
      \bwalk me through\b(?! (?:this )?step)
      \bwhat are the (?:steps|instructions)\b
      \brun (?:me )?through (?:the|this|it)\b
      \bread (?:me )?(?:the |this )?recipe\b
      \bhow do i (?:make|cook) (?:this|it|the dish)(?: recipe)?$
    `,
    unless: said`
      ^how long
      \bcalor
    `,
  },
  {
    intent: 'go-to',
    says: said`
      \b(?:skip|jump)(?: ahead| forward| back)? to (?:the |making the )?[a-z ]{3,25}$
      \bgo (?:ahead |forward |back )?to the [a-z ]{3,25}$
      \b(?:go|skip|jump|take me|move|back|read|show|bring me|tell me|what is|what does|repeat|open|switch|start|hear|say|return|forward|ahead)\b.{0,30}\b(?:step (?:number )?\d|number \d|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|1st|2nd|3rd|\dth) (?:step|one|part)|\d{1,2} steps?|the (?:very )?(?:end|beginning|start|top)|before (?:the )?last|to last)\b
      ^step (?:number )?\d{1,3}$
      ^(?:the )?(?:first|last|final|second|third|fourth|fifth) step$
      \b(?:start|begin) (?:over|again|from (?:scratch|the))\b
      ^restart(?: the recipe| cooking)?$
      \bskip \d{1,2} steps?\b
      \b\d{1,2} steps? (?:back|ahead|forward)\b
      \bback \d{1,2}(?: steps?)?$
    `,
    unless: said`
      \b(?:next|previous|last) (?:step|one)$
      \b(?:store|shop|fridge|oven)$
      \bhow (?:long|much|many|hot)\b
      \btemperature\b
      \bdo not\b
    `,
  },
  {
    intent: 'next',
    says: said`
      ^(?:go |move |and |to |read |what is |the |give me |show me |tell me |take me to |on to |i am ready for |ready for |let us do )*(?:the )?next(?: step| one| part| thing| instruction)?$
      \bwhat (?:is|comes|do i do|should i do|happens|are we doing|do we do)(?: up)? (?:next|after (?:this|that)|then)\b
      \bnext step\b
      \bmove (?:on|forward|along)\b
      ^(?:continue|go on|keep going|carry on|proceed|go ahead|forward|advance|onward|and then|what then|then|go forward|skip|skip it|skip ahead)(?: cooking| reading| forward| 1 step| a step)?$
      \bskip (?:this|that|the|ahead)(?: 1| one| step| current step| part)*$
      \bwhat follows$
      \bwhat do i do (?:now|next|after this)\b
      \bfollowing step\b
      \bwhat will i do (?:next|after)\b
    `,
    unless: said`
      \bhow (?:long|much|many|hot)\b
      \bdo not\b
    `,
  },
  {
    intent: 'done',
    says: said`
      ^(?:(?:i|we)(?: am| are| have)?(?: all| just| already| now| finally)?|that is|it is|all|just|this (?:step )?is|that one is|that|this)? ?(?:done|finished|complete|completed|ready|set|through|did (?:it|that|this)|made it)(?: now| here| already)?(?: with (?:the |this |that |it)?.{0,40})?$
      ^(?:i |we )?(?:have )?(?:finished|completed|done|did) (?:the |this |that |with |it |chopping|cutting|mixing|step).{0,30}$
      \b(?:mark|check|tick|cross) .{0,25}\b(?:done|off|complete|finished)\b
      ^(?:got (?:it|that) done|all set|that is it|check|(?:ok )?what is done is done)$
      ^(?:i|we) (?:have |just |already |have just |have already )?(?:added|chopped|mixed|stirred|cut|diced|minced|drained|browned|boiled|peeled|grated|whisked|seasoned|preheated|put|poured|rinsed|sliced|melted|combined|covered|flipped|turned)\b(?!.{0,40}\b(?:too|wrong|instead|by (?:mistake|accident)|now what|forgot)\b).{0,60}$
    `,
    as: 'told',
    unless: said`
      \bnot\b
      \btoo\b
      \bforgot\b
      \btimer\b
      \bhow\b
      \bwhat\b
    `,
  },
  {
    intent: 'start',
    says: said`
      ^(?:let us |we can |i am ready to |ready to |i want to |please )*(?:start|begin|go|cook|get started|get cooking|get going)(?: cooking| the recipe| now| it| this| us off| step by step)*$
      ^(?:i am |we are )?ready to (?:cook|start|begin|go)\b
      \b(?:resume|unpause|continue) (?:cooking|the recipe)\b
    `,
    as: 'told',
  },
] as const satisfies readonly Rule[];
