import type { HelpTopic } from '../helpTopic.ts'

export const ALLOWLISTS: HelpTopic = {
  title: 'Allowlists',
  answers: [
    {
      question: 'Which files can I use?',
      answer:
        'CSV or text with one wallet in each row, and columns for price and amount if they differ. You choose columns, see every row that has a problem, and nothing is sent until you confirm it.',
    },
    {
      question: 'Allowlist or merkle list?',
      answer:
        'An allowlist has an entry on chain for each wallet, whose rent you get back when you remove it. A merkle list costs the same for any number of wallets, but you publish a proof file for each of them.',
    },
    {
      question: 'What happens if I close the page while a list is written?',
      answer:
        'Nothing is lost or paid twice. Open the page again and press Resume: it finds what is on chain and sends the rest.',
    },
    {
      question: 'Can I change a list later?',
      answer:
        'Yes. Open the new file: the page compares it with the chain and writes only what is new or changed. Wallets that are missing in the file stay until you remove them.',
    },
    {
      question: 'Does removing a wallet take its items?',
      answer:
        'No. It can mint no more in this phase; what it minted stays its own and still counts.',
    },
  ],
}
