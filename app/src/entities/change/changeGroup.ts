/** One value that changes, as text for people. */
export interface ChangeRow {
  /** Unique in its group. */
  key: string
  label: string
  /** The old value; '' = there is none; undefined = only the new one is of interest. */
  before?: string | undefined
  /** The new value; '' = there is none. Lines are separated by line feeds. */
  after: string
}

/** All that changes in one thing, such as a phase. */
export interface ChangeGroup {
  /** Unique in a review. */
  key: string
  /** Name of the thing: `Phase 1`. */
  title: string
  /** True if it does not exist yet. */
  isNew: boolean
  rows: readonly ChangeRow[]
  /** Sentence about changes without a row; undefined = there are none. */
  note?: string | undefined
}
