/** A form's contents, and the saved value that it started from. */
export interface Work<Draft> {
  readonly base: Draft
  readonly draft: Draft
}

/** Work after the saved value has changed. */
export interface Rebased<Draft, Conflict> extends Work<Draft> {
  /** The saved value, except for conflicts, which keep their old value. */
  readonly base: Draft
  /** Edited fields are kept, the others follow the saved value. */
  readonly draft: Draft
  /** The draft with the saved value for conflicts. */
  readonly theirs: Draft
  /** Fields changed both here and, to another value, in the saved value. */
  readonly conflicts: readonly Conflict[]
}

/** Compares and merges a form's drafts. */
export interface FormKind<Draft, Conflict> {
  /** Returns true if saving one in place of the other would change nothing. */
  isSame: (a: Draft, b: Draft) => boolean
  rebase: (work: Work<Draft>, saved: Draft) => Rebased<Draft, Conflict>
}
