/** One of several outputs that run at once. */
export interface Output {
  readonly write: (text: string) => void
  /** Ends it: nothing more is written. */
  readonly end: () => void
}

/** Shows outputs one after another: the first as it is written, the others once it is their turn. */
export class Outputs {
  readonly #show: (text: string) => void
  /** Outputs that have not been shown completely, in the order they were opened. */
  readonly #open: { text: string; isOver: boolean }[] = []

  constructor(show: (text: string) => void) {
    this.#show = show
  }

  /** Opens an output that is shown after those opened before. */
  open(): Output {
    const own = { text: '', isOver: false }
    this.#open.push(own)
    return {
      write: (text) => {
        own.text += text
        this.#showOn()
      },
      end: () => {
        own.isOver = true
        this.#showOn()
      },
    }
  }

  #showOn(): void {
    for (let [first] = this.#open; first; [first] = this.#open) {
      this.#show(first.text)
      first.text = ''
      if (!first.isOver) return
      this.#open.shift()
    }
  }
}
