/// A drop's phases by start time. Each applies from its start until the next begins or
/// the drop ends.
module drop_machine::phases {
    use std::error;
    use std::option::{Self, Option};
    use aptos_framework::object::ObjectGroup;
    use aptos_framework::timestamp;
    use drop_machine::events;
    use drop_machine::phase_terms::PhaseTerms;

    /// A drop can have 20 phases at most.
    const ETOO_MANY_PHASES: u64 = 100;
    /// Two phases cannot start at the same time.
    const ESTART_TAKEN: u64 = 101;
    /// The drop has no such phase.
    const EPHASE_NOT_FOUND: u64 = 102;
    /// A phase in which items have been minted cannot be removed.
    const EPHASE_HAS_MINTS: u64 = 103;
    /// Every phase must start before the drop ends.
    const EPHASE_AFTER_END: u64 = 104;
    /// No Active Phase.
    const ENO_ACTIVE_PHASE: u64 = 105;

    const MAX_PHASES: u64 = 20;

    struct Phase has copy, drop, store {
        /// Permanent phase id; ids start at 1 and are never reused.
        phase_id: u64,
        terms: PhaseTerms,
        /// Items minted in this phase.
        minted: u64
    }

    #[resource_group_member(group = ObjectGroup)]
    struct Phases has key {
        /// By start time, ascending.
        phases: vector<Phase>,
        next_phase_id: u64,
        /// Unix seconds at which minting ends; 0 = never.
        end_time: u64
    }

    package fun create(collection: &signer, end_time: u64) {
        move_to(collection, Phases { phases: vector[], next_phase_id: 1, end_time });
    }

    package fun phase_id(self: &Phase): u64 {
        self.phase_id
    }

    package fun terms(self: &Phase): &PhaseTerms {
        &self.terms
    }

    package fun minted(self: &Phase): u64 {
        self.minted
    }

    package fun all(collection: address): vector<Phase> acquires Phases {
        Phases[collection].phases
    }

    package fun end_time(collection: address): u64 acquires Phases {
        Phases[collection].end_time
    }

    package fun get(collection: address, phase_id: u64): Phase acquires Phases {
        let phases = &Phases[collection];
        phases.phases[index_of(phases, phase_id)]
    }

    /// The phase at a position by start time, from 0.
    package fun at(collection: address, phase_index: u64): Phase acquires Phases {
        let phases = &Phases[collection];
        assert!(phase_index < phases.phases.length(), error::not_found(EPHASE_NOT_FOUND));
        phases.phases[phase_index]
    }

    /// The current phase's position, if any.
    package fun find_current(collection: address): Option<u64> acquires Phases {
        let phases = &Phases[collection];
        let started = count_started(phases);
        if (started == 0 || has_ended(phases)) option::none()
        else option::some(started - 1)
    }

    package fun current(collection: address): Phase acquires Phases {
        let index = find_current(collection);
        assert!(index.is_some(), error::invalid_state(ENO_ACTIVE_PHASE));
        at(collection, index.destroy_some())
    }

    /// Adds a phase and returns its id.
    package fun add(collection: address, terms: PhaseTerms): u64 acquires Phases {
        let phases = &mut Phases[collection];
        let phase_id = phases.next_phase_id;
        phases.next_phase_id += 1;
        insert(phases, Phase { phase_id, terms, minted: 0 });
        events::phase_added(collection, phase_id, terms);
        phase_id
    }

    /// Replaces a phase's terms; items minted in it still count.
    package fun modify(collection: address, phase_id: u64, terms: PhaseTerms) acquires Phases {
        let phases = &mut Phases[collection];
        let index = index_of(phases, phase_id);
        let phase = phases.phases.remove(index);
        phase.terms = terms;
        insert(phases, phase);
        events::phase_modified(collection, phase_id, terms);
    }

    package fun remove(collection: address, phase_id: u64) acquires Phases {
        let phases = &mut Phases[collection];
        let index = index_of(phases, phase_id);
        assert!(phases.phases[index].minted == 0, error::invalid_state(EPHASE_HAS_MINTS));
        phases.phases.remove(index);
        events::phase_removed(collection, phase_id);
    }

    package fun set_end_time(collection: address, end_time: u64) acquires Phases {
        Phases[collection].end_time = end_time;
        events::end_time_set(collection, end_time);
    }

    package fun count_minted(collection: address, phase_id: u64, quantity: u64) acquires Phases {
        let phases = &mut Phases[collection];
        let index = index_of(phases, phase_id);
        phases.phases[index].minted += quantity;
    }

    /// Prices in phases that have not ended.
    package fun coming_prices(collection: address): vector<u64> acquires Phases {
        let phases = &Phases[collection];
        let started = count_started(phases);
        let first = if (started == 0) 0 else started - 1;
        let prices = vector[];
        for (i in first..phases.phases.length()) {
            prices.push_back(phases.phases[i].terms.sale_mint_price());
        };
        prices
    }

    package fun check_invariant(collection: address) acquires Phases {
        let phases = &Phases[collection];
        let count = phases.phases.length();
        assert!(count <= MAX_PHASES, error::invalid_argument(ETOO_MANY_PHASES));
        for (i in 0..count) {
            let start = phases.phases[i].terms.sale_mint_time();
            assert!(
                i == 0 || phases.phases[i - 1].terms.sale_mint_time() < start,
                error::invalid_argument(ESTART_TAKEN)
            );
            assert!(
                phases.end_time == 0 || start < phases.end_time,
                error::invalid_argument(EPHASE_AFTER_END)
            );
        };
    }

    fun insert(phases: &mut Phases, phase: Phase) {
        let start = phase.terms.sale_mint_time();
        let index = 0;
        while (index < phases.phases.length() && phases.phases[index].terms.sale_mint_time() < start) {
            index += 1;
        };
        phases.phases.insert(index, phase);
    }

    fun index_of(phases: &Phases, phase_id: u64): u64 {
        let (found, index) = phases.phases.find(|phase| phase.phase_id == phase_id);
        assert!(found, error::not_found(EPHASE_NOT_FOUND));
        index
    }

    fun count_started(phases: &Phases): u64 {
        let now = timestamp::now_seconds();
        let started = 0;
        phases.phases.for_each_ref(|phase| {
            if (phase.terms.sale_mint_time() <= now) started += 1;
        });
        started
    }

    fun has_ended(phases: &Phases): bool {
        phases.end_time != 0 && timestamp::now_seconds() >= phases.end_time
    }
}
