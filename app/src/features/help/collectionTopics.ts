import type { HelpTopic } from './helpTopic.ts'

/** Help with a collection's pages, by route. */
export const COLLECTION_TOPICS = {
  '/collections/$collection/': {
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
  },
  '/collections/$collection/phases': {
    title: 'Phases',
    answers: [
      {
        question: 'Who may mint in a phase?',
        answer:
          'Everybody in a public phase. In an allowlist phase, the wallets on its list, each with its own price and amount.',
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
  },
  '/collections/$collection/allowlists': {
    title: 'Allowlists',
    answers: [
      {
        question: 'Which files can I use?',
        answer:
          'CSV or text with one wallet in each row, and columns for price and amount if they differ. You choose columns, see every row that has a problem, and nothing is sent until you confirm it.',
      },
      {
        question: 'Where is a list kept?',
        answer:
          'A short one on chain, with an entry for each wallet, whose rent you get back when you remove it. A long one in files, stored like the artwork: it costs the same for any number of wallets. You can choose otherwise.',
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
  },
  '/collections/$collection/items': {
    title: 'Items',
    answers: [
      {
        question: 'Why does an item have no picture?',
        answer:
          'Its metadata cannot be read, or names no picture. Open the item to see the reason: often the host of the file does not let other sites read it (CORS).',
      },
      {
        question: 'Can I change items that are minted?',
        answer:
          'Their names and metadata, under Administration. Items themselves belong to their owners: nobody else can move or burn them.',
      },
      {
        question: 'Why are owners not always shown?',
        answer:
          'The chain stores owners with each item, so each costs a request. They are looked up for the items in view, or come from a server if the host of this page has one.',
      },
    ],
  },
  '/collections/$collection/activity': {
    title: 'Activity of a collection',
    answers: [
      {
        question: 'What is listed here?',
        answer:
          'Mints and changes of the collection, newest first, as its transactions say. With a server also transfers, burns and sales.',
      },
      {
        question: 'Why are transfers and sales missing?',
        answer:
          'They do not name the collection, so the chain alone cannot list them. A Mintline server reads them; whoever hosts this page can name one.',
      },
      {
        question: 'Why does it end too early?',
        answer:
          'Some nodes delete old transactions. Choose another network node at the top of the page to see them.',
      },
    ],
  },
  '/collections/$collection/holders': {
    title: 'Holders',
    answers: [
      {
        question: 'Why do holders have to be read?',
        answer:
          'The chain keeps no list of them, so the owner of each item is looked up. You can stop at any time, and go on later with what is there.',
      },
      {
        question: 'Are holders up to date?',
        answer:
          'They are as of the time that the page shows. Read again before you use them, for example for a snapshot.',
      },
      {
        question: 'What can I do with the export?',
        answer:
          'The CSV has a wallet and its number of items in each row. It opens in any spreadsheet, and as a list for a phase.',
      },
    ],
  },
  '/collections/$collection/administration': {
    title: 'Administration',
    answers: [
      {
        question: 'Who may change what?',
        answer:
          'The owner changes everything but the platform fee, which its admins change. Each section says who may, and lets everybody else read.',
      },
      {
        question: 'How do I reveal items?',
        answer:
          'Deploy with one picture for all. Before the first mint, commit to the files in the section Reveal and keep the seed that you download; reveal them there when it is time. Collectors can then check that nobody chose who gets which file.',
      },
      {
        question: 'Do changes apply to minted items?',
        answer:
          'Royalties do, at once. Names and metadata of minted items change only in their own section. Prices and limits matter for later mints only.',
      },
      {
        question: 'Can I undo handing the collection over?',
        answer:
          'No: only the new owner can hand it back. Check the address, and send a small amount there first if you are not sure.',
      },
      {
        question: 'What is the lookup table for?',
        answer:
          'It makes room in transactions for the proofs of long allowlists. Short lists need none; the section says whether yours does.',
      },
    ],
  },
} satisfies Readonly<Record<string, HelpTopic>>
