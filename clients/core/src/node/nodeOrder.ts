/** Milliseconds for which a failed node is asked last. */
const REST = 30_000

/** Orders nodes so that those that work are asked first. */
export class NodeOrder {
  private readonly urls: readonly string[]
  /** Time at which each node, or each method of a node, returns to its place in the order. */
  private readonly restsUntil = new Map<string, number>()

  /** @param urls URLs of the nodes, best first. */
  constructor(urls: readonly string[]) {
    this.urls = urls
  }

  /** Nodes in the order for a method: those that failed come last. */
  forMethod(method: string): string[] {
    const now = Date.now()
    const rest = (url: string) =>
      Math.max(this.restsUntil.get(url) ?? 0, this.restsUntil.get(methodKey(url, method)) ?? 0, now)
    return [...this.urls].sort((one, other) => rest(one) - rest(other))
  }

  /** Moves a node to the end for a while; only for one method where it refused that method. */
  failed(url: string, refusedMethod?: string): void {
    const key = refusedMethod === undefined ? url : methodKey(url, refusedMethod)
    this.restsUntil.set(key, Date.now() + REST)
  }
}

function methodKey(url: string, method: string): string {
  return `${method} ${url}`
}
