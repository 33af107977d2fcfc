/** What the dialog shows. */
export type AuthMode = 'plans' | 'signup-free' | 'signup-pro' | 'signin' | 'code' | 'forgot';
