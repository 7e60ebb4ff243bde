/// The views of the Aptos Names router, over records that anybody may set: as with real names, they need not agree.
module names::router {
    use std::option::{Self, Option};
    use std::string::{Self, String};
    use aptos_framework::timestamp;
    use aptos_std::table::{Self, Table};

    struct Name has copy, drop, store {
        domain: String,
        /// Empty = none.
        subdomain: String,
    }

    struct Record has copy, drop, store {
        target: address,
        expires: u64,
    }

    struct Names has key {
        records: Table<Name, Record>,
        primary: Table<address, Name>,
    }

    fun init_module(account: &signer) {
        move_to(account, Names { records: table::new(), primary: table::new() });
    }

    public entry fun point(_caller: &signer, domain: String, subdomain: String, target: address, expires: u64) acquires Names {
        let names = borrow_global_mut<Names>(@names);
        table::upsert(&mut names.records, Name { domain, subdomain }, Record { target, expires });
    }

    public entry fun claim(_caller: &signer, owner: address, domain: String, subdomain: String) acquires Names {
        let names = borrow_global_mut<Names>(@names);
        table::upsert(&mut names.primary, owner, Name { domain, subdomain });
    }

    #[view]
    /// As in the real router, a name that has expired still has its target.
    public fun get_target_addr(domain: String, subdomain: Option<String>): Option<address> acquires Names {
        let name = name_of(domain, subdomain);
        let names = borrow_global<Names>(@names);
        if (!table::contains(&names.records, name)) return option::none();
        option::some(table::borrow(&names.records, name).target)
    }

    #[view]
    /// None for a name that has expired.
    public fun get_owner_addr(domain: String, subdomain: Option<String>): Option<address> acquires Names {
        let name = name_of(domain, subdomain);
        let names = borrow_global<Names>(@names);
        if (!table::contains(&names.records, name)) return option::none();
        let record = table::borrow(&names.records, name);
        if (timestamp::now_seconds() >= record.expires) return option::none();
        option::some(@names)
    }

    #[view]
    public fun get_primary_name(owner: address): (Option<String>, Option<String>) acquires Names {
        let names = borrow_global<Names>(@names);
        if (!table::contains(&names.primary, owner)) return (option::none(), option::none());
        let name = *table::borrow(&names.primary, owner);
        let subdomain = if (string::is_empty(&name.subdomain)) option::none() else option::some(name.subdomain);
        (subdomain, option::some(name.domain))
    }

    fun name_of(domain: String, subdomain: Option<String>): Name {
        Name { domain, subdomain: option::destroy_with_default(subdomain, string::utf8(b"")) }
    }
}
