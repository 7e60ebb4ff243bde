/** A request whose answer fails a Schemathesis check. */
export interface Failure {
  /** Check name. */
  readonly check: string
  /** `METHOD /path`. */
  readonly call: string
  readonly title: string
  readonly request: string
  readonly status: number
  readonly answer: string
}

/** A run's results. */
export interface Report {
  /** Every call made, as `METHOD /path`. */
  readonly calls: ReadonlySet<string>
  readonly requests: number
  readonly failures: readonly Failure[]
}

interface Encoded {
  readonly $base64: string
}
interface Interaction {
  readonly request: { readonly method: string; readonly uri: string; readonly body?: Encoded }
  readonly response?: { readonly status_code: number; readonly content?: Encoded }
}
interface Check {
  readonly name: string
  readonly status: string
  readonly failure_info?: { readonly failure: { readonly title: string } }
}
interface Recorder {
  readonly label: string
  readonly checks?: Readonly<Record<string, readonly Check[]>>
  readonly interactions?: Readonly<Record<string, Interaction>>
}

/** Parses an NDJSON report. */
export function readReport(text: string): Report {
  const recorders = text
    .split('\n')
    .filter(Boolean)
    .flatMap((line): Recorder[] => {
      const { ScenarioFinished: finished } = JSON.parse(line)
      return finished ? [finished.recorder] : []
    })
  return {
    calls: new Set(recorders.map(({ label }) => label)),
    requests: recorders.reduce(
      (sum, { interactions = {} }) => sum + Object.keys(interactions).length,
      0,
    ),
    failures: recorders.flatMap(failuresIn),
  }
}

function failuresIn({ label, checks = {}, interactions = {} }: Recorder): Failure[] {
  return Object.entries(checks).flatMap(([id, results]) => {
    const { request, response } = interactions[id] ?? {}
    return results
      .filter(({ status }) => status === 'failure')
      .map(({ name, failure_info }) => ({
        check: name,
        call: label,
        title: failure_info?.failure.title ?? '',
        request: `${request?.method} ${request?.uri} ${decoded(request?.body)}`,
        status: response?.status_code ?? 0,
        answer: decoded(response?.content),
      }))
  })
}

function decoded(content: Encoded | undefined): string {
  return content ? Buffer.from(content.$base64, 'base64').toString() : ''
}
