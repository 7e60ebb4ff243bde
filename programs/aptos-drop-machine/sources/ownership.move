/// Drop ownership. The next owner has to accept, so that no drop goes to an address that nobody signs for.
module drop_machine::ownership {
    use std::error;
    use std::option::{Self, Option};
    use std::signer;
    use aptos_framework::object::ObjectGroup;
    use drop_machine::events;
    use drop_machine::versions;

    /// Only the owner of the drop may do this.
    const ENOT_OWNER: u64 = 10;
    /// The ownership of this drop is not on offer.
    const ENO_OFFER: u64 = 11;
    /// The ownership of this drop is on offer to another wallet.
    const EOFFERED_TO_ANOTHER: u64 = 12;
    /// This wallet owns the drop already.
    const EALREADY_OWNER: u64 = 13;

    #[resource_group_member(group = ObjectGroup)]
    struct Ownership has key {
        owner: address,
        /// Wallet that may become the owner.
        offered_to: Option<address>
    }

    package fun create(collection: &signer, owner: address) {
        move_to(collection, Ownership { owner, offered_to: option::none() });
    }

    package fun owner(collection: address): address acquires Ownership {
        Ownership[collection].owner
    }

    package fun offered_to(collection: address): Option<address> acquires Ownership {
        Ownership[collection].offered_to
    }

    package fun assert_owner(collection: address, caller: &signer) acquires Ownership {
        versions::assert_exists(collection);
        assert!(
            signer::address_of(caller) == Ownership[collection].owner,
            error::permission_denied(ENOT_OWNER)
        );
    }

    /// Offers the ownership, replacing any earlier offer.
    package fun offer(collection: address, to: address) acquires Ownership {
        let ownership = &mut Ownership[collection];
        assert!(to != ownership.owner, error::invalid_argument(EALREADY_OWNER));
        ownership.offered_to = option::some(to);
        events::ownership_offered(collection, ownership.owner, to);
    }

    package fun cancel_offer(collection: address) acquires Ownership {
        let ownership = &mut Ownership[collection];
        assert!(ownership.offered_to.is_some(), error::not_found(ENO_OFFER));
        let to = ownership.offered_to.extract();
        events::ownership_offer_cancelled(collection, ownership.owner, to);
    }

    package fun accept(collection: address, caller: &signer) acquires Ownership {
        versions::assert_exists(collection);
        let ownership = &mut Ownership[collection];
        assert!(ownership.offered_to.is_some(), error::not_found(ENO_OFFER));
        let new_owner = ownership.offered_to.extract();
        assert!(
            signer::address_of(caller) == new_owner,
            error::permission_denied(EOFFERED_TO_ANOTHER)
        );
        let old_owner = ownership.owner;
        ownership.owner = new_owner;
        events::ownership_transferred(collection, old_owner, new_owner);
    }
}
