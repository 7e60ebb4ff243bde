/** Milliseconds for which a node that failed is asked last. */
const REST = 30_000

/** Remembers which nodes failed, so that those that work are asked first. */
export class NodeOrder {
  private readonly urls: readonly string[]
  /** When each node, or each method of a node, is asked in its turn again. */
  private readonly restsUntil = new Map<string, number>()

  /** @param urls Best first. */
  constructor(urls: readonly string[]) {
    this.urls = urls
  }

  /** Nodes in the order in which a method is asked of them: those that rest come last. */
  forMethod(method: string): string[] {
    const now = Date.now()
    const rest = (url: string) =>
      Math.max(this.restsUntil.get(url) ?? 0, this.restsUntil.get(methodKey(url, method)) ?? 0, now)
    return [...this.urls].sort((one, other) => rest(one) - rest(other))
  }

  /** Lets a node rest; from one method alone where it refuses that one. */
  failed(url: string, refusedMethod?: string): void {
    const key = refusedMethod === undefined ? url : methodKey(url, refusedMethod)
    this.restsUntil.set(key, Date.now() + REST)
  }
}

function methodKey(url: string, method: string): string {
  return `${method} ${url}`
}
