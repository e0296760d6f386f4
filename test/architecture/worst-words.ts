/** Wording of this project alone that a reader has to read twice, with the plain wording to use (CONTRIBUTING.md, "Write"). */
export const worstWords: readonly (readonly [wording: RegExp, instead: string])[] = [
  [/\bthe house(?:’s)?\b/i, 'staff, the platform, the company or revenue: whichever is meant'],
  [/\bpatience\b/i, 'deadline or timeout'],
  [/\bstints?\b/i, 'assignment'],
  [/\b(?:comes?|came|come) to no end\b/i, 'fails, does not finish'],
  [/\b(?:is|are|was|were|be) (?:un)?said\b/i, 'name who writes, shows or reports it'],
  [/\bin (?:whose|its|their|his|her|somebody’s) stead\b/i, 'for, on behalf of'],
  [/\b(?:no|some|any|every)body[’']s hand\b/i, 'name who does it'],
  [/\bwhat (?:is|was) called so\b/i, 'name it'],
  [/\b(?:no|none) of (?:which|what) (?:any|some)body\b/i, 'name both'],
  [/(?:^|[.:;] )(?:Of|To|By|From|With) (?:what|which|whom)\b(?![^.]*\?)/, 'begin with the subject'],
  [/(?:^|[.:;] )What (?:came|comes|nobody|went|is called)\b(?![^.]*\?)/, 'begin with the subject: a noun'],
  [/(?:^|[.:;] )Who (?:takes|dies|waits|wants|asks|comes|goes|stands|does|could)\b(?![^.]*\?)/, 'begin with a noun'],
];
