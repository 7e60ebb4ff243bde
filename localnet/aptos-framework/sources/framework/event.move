/// Module events. Handles exist for the layout of records only: nothing is emitted through them.
module aptos_framework::event {
    use aptos_framework::guid::GUID;

    friend aptos_framework::account;
    friend aptos_framework::object;

    struct EventHandle<phantom T: drop + store> has store {
        counter: u64,
        guid: GUID
    }

    /// Emits an event, which must be a struct of the calling module with #[event].
    public fun emit<T: store + drop>(msg: T) {
        emit_event(&msg)
    }

    public(friend) fun new_event_handle<T: drop + store>(guid: GUID): EventHandle<T> {
        EventHandle { counter: 0, guid }
    }

    public fun guid<T: drop + store>(handle_ref: &EventHandle<T>): &GUID {
        &handle_ref.guid
    }

    public fun counter<T: drop + store>(handle_ref: &EventHandle<T>): u64 {
        handle_ref.counter
    }

    public fun destroy_handle<T: drop + store>(handle: EventHandle<T>) {
        let EventHandle { counter: _, guid: _ } = handle;
    }

    native fun emit_event<T: drop>(msg: &T);

    #[test_only]
    public native fun emitted_events<T: drop>(): vector<T>;

    #[test_only]
    public fun was_event_emitted<T: drop + store>(msg: &T): bool {
        std::vector::contains(&emitted_events<T>(), msg)
    }
}
