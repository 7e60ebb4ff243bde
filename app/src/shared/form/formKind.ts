/** What is written in a form, and the saved value that it started from. */
export interface Work<Draft> {
  readonly base: Draft
  readonly draft: Draft
}

/** Work once something else is saved. */
export interface Rebased<Draft, Conflict> extends Work<Draft> {
  /** The saved value, apart from conflicts, which stay as they were. */
  readonly base: Draft
  /** What was changed here stays, the rest follows what is saved. */
  readonly draft: Draft
  /** The same, with the saved value where both were changed. */
  readonly theirs: Draft
  /** What was changed here and, to something else, where it is saved. */
  readonly conflicts: readonly Conflict[]
}

/** Comparison and merging of the drafts of a form. */
export interface FormKind<Draft, Conflict> {
  /** True where saving one in the place of the other would change nothing. */
  isSame: (a: Draft, b: Draft) => boolean
  rebase: (work: Work<Draft>, saved: Draft) => Rebased<Draft, Conflict>
}
