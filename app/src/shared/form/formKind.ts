/** Text of a form, and the saved value that it started from. */
export interface Work<Draft> {
  readonly base: Draft
  readonly draft: Draft
}

/** Work once something else is saved. */
export interface Rebased<Draft, Conflict> extends Work<Draft> {
  /** The saved value, apart from conflicts, which stay as they were. */
  readonly base: Draft
  /** Fields changed here stay, the others follow the saved values. */
  readonly draft: Draft
  /** The same, with the saved value where both were changed. */
  readonly theirs: Draft
  /** Fields changed here and, to another value, where they are saved. */
  readonly conflicts: readonly Conflict[]
}

/** Comparison and merging of the drafts of a form. */
export interface FormKind<Draft, Conflict> {
  /** True where saving one in the place of the other would change nothing. */
  isSame: (a: Draft, b: Draft) => boolean
  rebase: (work: Work<Draft>, saved: Draft) => Rebased<Draft, Conflict>
}
