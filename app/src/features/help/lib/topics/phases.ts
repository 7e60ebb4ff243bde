import type { HelpTopic } from '../helpTopic.ts'

export const PHASES: HelpTopic = {
  title: 'Phases',
  answers: [
    {
      question: 'Who may mint in a phase?',
      answer:
        'Everybody in a public phase. In an allowlist phase, wallets with an entry on chain, each with its own price and amount. In a merkle list phase, wallets of a list of any size, of which only a root is on chain.',
    },
    {
      question: 'When is a phase open?',
      answer:
        'While it is switched on, after its start and before its end, by the clock of the network. Without an end it stays open until you switch it off.',
    },
    {
      question: 'May phases overlap?',
      answer:
        'Yes. Each wallet is offered the cheapest open phase in which it may mint, and can choose another one. The timeline marks overlaps and gaps.',
    },
    {
      question: 'Which limit counts?',
      answer:
        'All of them: the limits of the phase for each wallet and in all, those of the collection, and the amount of a wallet on its list. 0 is no limit.',
    },
    {
      question: 'Can I remove a phase?',
      answer:
        'Only as long as it is a draft. On chain it keeps its place, as lists and counters depend on it: switch it off instead, or change it into something else.',
    },
    {
      question: 'Are my changes live?',
      answer:
        'Not until you save them. Drafts are kept in this browser, also when you leave the page.',
    },
  ],
}
