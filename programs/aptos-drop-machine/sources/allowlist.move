/// Phase allowlists: wallets, each with the most items it may mint. Wallets are kept in pages beside the
/// table, so that a list can be read; a page takes one storage slot, not one per wallet.
module drop_machine::allowlist {
    use std::error;
    use std::option::{Self, Option};
    use aptos_framework::object::ObjectGroup;
    use aptos_std::table::{Self, Table};
    use drop_machine::events;
    use drop_machine::phases::{Self, Phase};

    /// There must be as many caps as wallets.
    const ELENGTHS_DIFFER: u64 = 110;
    /// A batch must have 1 to 200 wallets.
    const EBATCH_LENGTH: u64 = 111;
    /// The cap of a listed wallet must be at least 1.
    const ECAP_ZERO: u64 = 112;
    /// The list of a phase with a merkle root is not on chain: set another root, or none, instead.
    const EPHASE_HAS_ROOT: u64 = 113;
    /// A phase with allowlist entries cannot have a merkle root: remove the entries first.
    const EPHASE_HAS_ENTRIES: u64 = 114;

    const MAX_BATCH: u64 = 200;
    const PAGE_LENGTH: u64 = 100;

    #[resource_group_member(group = ObjectGroup)]
    struct Allowlists has key {
        entries: Table<EntryKey, Entry>,
        pages: Table<PageKey, vector<address>>,
        /// Entry count by phase id; none = 0.
        counts: Table<u64, u64>
    }

    struct EntryKey has copy, drop, store {
        phase_id: u64,
        user: address
    }

    struct Entry has drop, store {
        max_per_wallet_by_allow_list: u64,
        /// The wallet's position in its phase's pages, from 0.
        position: u64
    }

    struct PageKey has copy, drop, store {
        phase_id: u64,
        page: u64
    }

    /// One listed wallet, as views return it.
    struct AllowlistEntry has copy, drop {
        user: address,
        max_per_wallet_by_allow_list: u64
    }

    package fun create(collection: &signer) {
        move_to(
            collection,
            Allowlists { entries: table::new(), pages: table::new(), counts: table::new() }
        );
    }

    /// Adds or overwrites entries. A wallet's last entry counts; equal entries change nothing.
    package fun upsert(
        collection: address, phase_id: u64, users: vector<address>, caps: vector<u64>
    ) acquires Allowlists {
        assert!(users.length() == caps.length(), error::invalid_argument(ELENGTHS_DIFFER));
        assert_batch(&users);
        let phase = phases::get(collection, phase_id);
        assert!(!phase.terms().has_root(), error::invalid_state(EPHASE_HAS_ROOT));
        let lists = &mut Allowlists[collection];
        for (i in 0..users.length()) {
            upsert_one(lists, phase_id, users[i], caps[i]);
        };
        events::allowlist_upserted(collection, phase_id, users, caps);
    }

    /// Removes entries; wallets without one are skipped. A removed phase's entries can be removed too.
    package fun remove(collection: address, phase_id: u64, users: vector<address>) acquires Allowlists {
        assert_batch(&users);
        let lists = &mut Allowlists[collection];
        users.for_each_ref(|user| remove_one(lists, phase_id, *user));
        events::allowlist_removed(collection, phase_id, users);
    }

    /// Most items that a listed wallet may mint in the phase; none if it is not listed.
    package fun cap_of(collection: address, phase_id: u64, user: address): Option<u64> acquires Allowlists {
        let entries = &Allowlists[collection].entries;
        let key = EntryKey { phase_id, user };
        if (entries.contains(key)) option::some(entries.borrow(key).max_per_wallet_by_allow_list)
        else option::none()
    }

    package fun count(collection: address, phase_id: u64): u64 acquires Allowlists {
        count_in(&Allowlists[collection], phase_id)
    }

    /// Returns up to 100 entries; page numbers start at 0, and a page past the last is empty.
    package fun page(collection: address, phase_id: u64, page: u64): vector<AllowlistEntry> acquires Allowlists {
        let lists = &Allowlists[collection];
        let key = PageKey { phase_id, page };
        if (!lists.pages.contains(key)) return vector[];
        lists.pages.borrow(key).map_ref(|user| AllowlistEntry {
            user: *user,
            max_per_wallet_by_allow_list: lists.entries.borrow(EntryKey { phase_id, user: *user })
                .max_per_wallet_by_allow_list
        })
    }

    package fun check_invariant(collection: address) acquires Allowlists {
        let lists = &Allowlists[collection];
        phases::all(collection).for_each_ref(|phase: &Phase| {
            assert!(
                !phase.terms().has_root() || count_in(lists, phase.phase_id()) == 0,
                error::invalid_state(EPHASE_HAS_ENTRIES)
            );
        });
    }

    fun assert_batch(users: &vector<address>) {
        let count = users.length();
        assert!(count > 0 && count <= MAX_BATCH, error::invalid_argument(EBATCH_LENGTH));
    }

    fun upsert_one(lists: &mut Allowlists, phase_id: u64, user: address, cap: u64) {
        assert!(cap > 0, error::invalid_argument(ECAP_ZERO));
        let key = EntryKey { phase_id, user };
        if (lists.entries.contains(key)) {
            lists.entries.borrow_mut(key).max_per_wallet_by_allow_list = cap;
            return
        };
        let position = count_in(lists, phase_id);
        let page = PageKey { phase_id, page: position / PAGE_LENGTH };
        lists.pages.borrow_mut_with_default(page, vector[]).push_back(user);
        lists.counts.upsert(phase_id, position + 1);
        lists.entries.add(key, Entry { max_per_wallet_by_allow_list: cap, position });
    }

    /// Moves the phase's last wallet into the removed one's position, so that pages have no gaps.
    fun remove_one(lists: &mut Allowlists, phase_id: u64, user: address) {
        let key = EntryKey { phase_id, user };
        if (!lists.entries.contains(key)) return;
        let Entry { max_per_wallet_by_allow_list: _, position } = lists.entries.remove(key);
        let last_position = count_in(lists, phase_id) - 1;
        lists.counts.upsert(phase_id, last_position);

        let last_user = pop_last(lists, phase_id, last_position);
        if (last_user != user) {
            let page = PageKey { phase_id, page: position / PAGE_LENGTH };
            *lists.pages.borrow_mut(page).borrow_mut(position % PAGE_LENGTH) = last_user;
            lists.entries.borrow_mut(EntryKey { phase_id, user: last_user }).position = position;
        };
    }

    fun pop_last(lists: &mut Allowlists, phase_id: u64, position: u64): address {
        let key = PageKey { phase_id, page: position / PAGE_LENGTH };
        let page = lists.pages.borrow_mut(key);
        let user = page.pop_back();
        if (page.is_empty()) {
            lists.pages.remove(key);
        };
        user
    }

    fun count_in(lists: &Allowlists, phase_id: u64): u64 {
        *lists.counts.borrow_with_default(phase_id, &0)
    }
}
