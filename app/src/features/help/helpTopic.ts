/** A question that people have on a page, with its answer. */
export interface HelpAnswer {
  readonly question: string
  readonly answer: string
}

/** Help with one page. */
export interface HelpTopic {
  readonly title: string
  readonly answers: readonly HelpAnswer[]
}
