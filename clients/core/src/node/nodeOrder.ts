/** Milliseconds for which a failed node is asked last. */
const COOLDOWN = 30_000

/** Orders nodes so that working ones are asked first. */
export class NodeOrder {
  private readonly urls: readonly string[]
  /** When each node, or each method on a node, returns to its place in the order. */
  private readonly demotedUntil = new Map<string, number>()

  /** @param urls Node URLs, best first. */
  constructor(urls: readonly string[]) {
    this.urls = urls
  }

  /** Returns the nodes in the order for a method: failed ones come last. */
  forMethod(method: string): string[] {
    const now = Date.now()
    const rest = (url: string) =>
      Math.max(
        this.demotedUntil.get(url) ?? 0,
        this.demotedUntil.get(methodKey(url, method)) ?? 0,
        now,
      )
    return [...this.urls].sort((one, other) => rest(one) - rest(other))
  }

  /** Demotes a node for a while; for one method only if it refused that method. */
  failed(url: string, refusedMethod?: string): void {
    const key = refusedMethod === undefined ? url : methodKey(url, refusedMethod)
    this.demotedUntil.set(key, Date.now() + COOLDOWN)
  }
}

function methodKey(url: string, method: string): string {
  return `${method} ${url}`
}
