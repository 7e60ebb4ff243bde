import type { Failure } from './report.ts'

/** A failure pattern that is expected, so the report leaves it out. */
interface Accepted {
  readonly check: string
  /** Matches `METHOD /path`; undefined = every call. */
  readonly call?: RegExp
  /** Matches the response body. */
  readonly answer: RegExp
  readonly reason: string
}

const REFUSED = 'positive_data_acceptance'

/** Every expected failure, with the reason. */
const ACCEPTED: readonly Accepted[] = [
  {
    check: REFUSED,
    answer: /is not a token that this list gave/,
    reason: 'Page tokens are opaque strings: no schema can tell which ones the server issued.',
  },
  {
    check: REFUSED,
    answer: /has no (?:blockchain|group of blockchains) before a colon/,
    reason: 'The first part of an id is one of many names, which the description says in words.',
  },
  {
    check: REFUSED,
    answer: /which is no (?:supported blockchain|group of blockchains)/,
    reason: 'As above.',
  },
  {
    check: REFUSED,
    answer: /is an address of \w+, and (?:currencyId|collection) is of/,
    reason: 'A schema cannot compare two parameters.',
  },
  {
    check: REFUSED,
    call: /^POST .*\/items(?:\/search)?$/,
    answer: /sort TRAIT needs traitSort and (?:filter\.)?collections/,
    reason: 'A schema that says what one value of a field needs of others is read by few tools.',
  },
  {
    check: REFUSED,
    answer: /filters has/,
    reason: 'Filters are a small language, which the description explains in words.',
  },
  {
    check: REFUSED,
    answer: /those of \w+ are given in/,
    reason: 'The coin of a collection depends on the blockchain in its id.',
  },
  {
    check: REFUSED,
    answer: /must not be after/,
    reason: 'A schema cannot compare the ends of a range.',
  },
  {
    check: REFUSED,
    answer: /has the character U\+0000/,
    reason:
      'No text in PostgreSQL has this character; a pattern for it in each text would be noise.',
  },
  {
    check: REFUSED,
    answer: /This server has no node of/,
    reason: 'Balances come from nodes, and the fixture has none.',
  },
  {
    check: REFUSED,
    answer: /Lazy items are of EVM chains alone/,
    reason: 'Item ids share one format on all chains, so a schema cannot require an EVM one.',
  },
  {
    check: REFUSED,
    answer: /This server has no signer of token ids on/,
    reason: "Token ids are signed with the operator's key, and the fixture has none.",
  },
  {
    check: REFUSED,
    answer: /needs a signature of OpenSea itself/,
    reason: "The call requires OpenSea's own signature, which a self-hosted server never has.",
  },
  {
    check: REFUSED,
    answer: /The domain .* must end in/,
    reason: 'The endings of domains depend on the nodes that are set.',
  },
  {
    check: REFUSED,
    answer: /No price of .* is known/,
    reason: 'Most dates have no known rate.',
  },
  {
    check: REFUSED,
    call: /^POST \/v0\.1\/.*(?:encode\/order|orders|lazy\/burn|lazy\/mint|prepareTx|prepareCancelTx)$/,
    answer: /"(?:BAD_REQUEST|VALIDATION)"/,
    reason: 'Forms have to agree with assets, prices, nodes and signatures, which no schema says.',
  },
  {
    check: REFUSED,
    answer: /No transaction can be prepared for the order/,
    reason: 'Orders of other exchanges cannot be checked on chain by this server.',
  },
  {
    check: REFUSED,
    call: /^GET .*\/orders\/settings\/fees$/,
    answer: /Required parameter blockchain is missing/,
    reason: 'Clients of the interface may leave it out, though no fee is known without.',
  },
  {
    check: REFUSED,
    answer: /names [A-Z0-9]+, of which nothing is known here/,
    reason: 'The enumeration of the interface has more blockchains than there are here.',
  },
  {
    check: REFUSED,
    answer: /must be an address of \w+/,
    reason: 'Addresses have lengths in base58 and checksums, which no pattern finds.',
  },
  {
    check: REFUSED,
    answer: /must be an e-mail address|must be the id of a user|is no <collection id>:<key>/,
    reason: 'The interface has texts there, and says their form in words.',
  },
  {
    check: REFUSED,
    answer: /userForm\.\w+ must|termsForm\.version must|The message must have|flags must name/,
    reason:
      'What an operator limits is in no schema, and the interface has texts and numbers there.',
  },
  {
    check: REFUSED,
    answer:
      /owner or (?:user|creator) is required|collection or order is missing|filter names no (?:user|item)/,
    reason: 'One of two fields is needed, of which the interface has each as optional.',
  },
  {
    check: REFUSED,
    answer: /Items are ranked by rarity within one collection/,
    reason: 'A schema that says what one value of a field needs of others is read by few tools.',
  },
  {
    check: REFUSED,
    call: /^POST .*\/orders\/validate$/,
    answer: /"(?:BAD_REQUEST|VALIDATION)"/,
    reason: 'Forms have to agree with assets, which no schema says.',
  },
  {
    check: REFUSED,
    answer: /Required field \w+ is missing/,
    reason: 'The interface has these bodies as optional, and fields of them as required.',
  },
  {
    check: REFUSED,
    answer: /Nobody can follow themselves/,
    reason: 'A schema does not know who calls.',
  },
  {
    check: REFUSED,
    answer: /The signature proves nothing/,
    reason: 'Requests at random sign nothing.',
  },
  {
    check: 'negative_data_rejection',
    answer: /^(?:\[|$)/,
    call: /^POST .*\/v4\//,
    reason: 'Clients write null for a body of ids or filters that they leave out.',
  },
  {
    check: 'negative_data_rejection',
    call: /^POST .*\/metrics\/v1\/download$/,
    answer: /^$/,
    reason: 'A status too large for int64 is counted with the other invalid ones.',
  },
  {
    check: 'negative_data_rejection',
    answer: /BODY_TOO_LARGE|HEADERS_TOO_LARGE/,
    reason: 'The server stops reading a request that is too large.',
  },
  {
    check: 'not_a_server_error',
    answer: /no (adapter for|list of risky wallets)|cannot read posts/,
    reason: 'The answer 501 says what is not set up.',
  },
]

/** Returns true if a failure is expected. */
export function isAccepted({ check, call, answer }: Failure): boolean {
  return ACCEPTED.some(
    (one) => one.check === check && (one.call?.test(call) ?? true) && one.answer.test(answer),
  )
}
