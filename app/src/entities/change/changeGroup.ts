/** One changed value, as text for people. */
export interface ChangeRow {
  /** Unique in its group. */
  key: string
  label: string
  /** The old value; '' = there was none; undefined = only the new one is of interest. */
  before?: string | undefined
  /** The new value; '' = there is none. Lines are separated by line feeds. */
  after: string
}

/** All changes to one subject, such as a phase. */
export interface ChangeGroup {
  /** Unique in a review. */
  key: string
  /** The subject's name: `Phase 1`. */
  title: string
  /** True if it does not exist yet. */
  isNew: boolean
  rows: readonly ChangeRow[]
  /** Sentence about changes without a row; undefined = there are none. */
  note?: string | undefined
}
