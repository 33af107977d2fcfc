/** What a language may also hear and say; without these it knows less, and is right all the same. */
export type MoreCue = 'why' | 'fan' | 'onlyHave';
export type MoreSaying = 'ovenFan' | 'measure' | 'celsius';
