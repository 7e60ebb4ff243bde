import type { HelpTopic } from '../helpTopic.ts'

export const TRANSACTIONS: HelpTopic = {
  title: 'Transactions',
  answers: [
    {
      question: 'What is listed here?',
      answer:
        'Transactions that you sent from this browser on this network. Other browsers have lists of their own; an explorer shows everything of a wallet.',
    },
    {
      question: 'What does “expired” mean?',
      answer:
        'The network did not take it in time, and cannot take it any more. Nothing was paid: try again. While the network is busy, a higher priority fee helps.',
    },
    {
      question: 'What does “unknown” mean?',
      answer:
        'The page could not find out what became of it. Look it up in an explorer before you try again, so that nothing is done twice.',
    },
    {
      question: 'What if I clear the list?',
      answer: 'Only the list in this browser is gone. Nothing changes on chain.',
    },
  ],
}
