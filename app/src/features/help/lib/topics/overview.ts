import type { HelpTopic } from '../helpTopic.ts'

export const OVERVIEW: HelpTopic = {
  title: 'Overview',
  answers: [
    {
      question: 'How do collectors get to the mint page?',
      answer:
        'Share its link, print its QR code, or embed the page in your own site: the card Mint page has all of them. Nobody can mint until a phase is open.',
    },
    {
      question: 'Is the revenue exact?',
      answer:
        'It is once all sales are counted. Up to 50 items that happens by itself; above, you see an estimate at today’s prices until you press Count all sales.',
    },
    {
      question: 'Why are collectors and holders not the same number?',
      answer: 'Collectors have minted an item. Holders have one now: items move between wallets.',
    },
    {
      question: 'When did I get paid?',
      answer:
        'At each mint: the treasury and the fee recipients are paid in the same transaction. There is nothing to withdraw.',
    },
  ],
}
