use {
    crate::ControlsError,
    anchor_lang::prelude::*,
    editions::{CreatorWithShare, OwnAccounts},
};

/// Refuses payments to the collection itself: its controls, deployment accounts and the programs.
pub fn check_receivers<'a>(
    controls: &Pubkey,
    own: &OwnAccounts,
    receivers: impl IntoIterator<Item = &'a Pubkey>,
) -> Result<()> {
    for receiver in receivers {
        let is_paid_to_us = is_ours(controls, receiver) || own.contain(receiver);
        require!(!is_paid_to_us, ControlsError::ReceiverIsCollection);
    }
    Ok(())
}

/// Refuses royalties to the controls; the editions program, which does not know them, refuses
/// royalties to the deployment's accounts.
pub fn check_creators(controls: &Pubkey, creators: &[CreatorWithShare]) -> Result<()> {
    let is_owed_to_us = creators
        .iter()
        .any(|creator| is_ours(controls, &creator.address));
    require!(!is_owed_to_us, ControlsError::ReceiverIsCollection);
    Ok(())
}

fn is_ours(controls: &Pubkey, receiver: &Pubkey) -> bool {
    receiver == controls || *receiver == crate::ID
}

#[cfg(test)]
mod tests {
    use {super::*, crate::rules::test_phase::code};

    const fn key(seed: u8) -> Pubkey {
        Pubkey::new_from_array([seed; 32])
    }

    #[test]
    fn wallets_may_be_paid_and_own_accounts_may_not() {
        let controls = key(1);
        let own = OwnAccounts::at_launch(key(2), key(3), key(4));
        let wallets = [key(5), key(6)];
        assert_eq!(code(check_receivers(&controls, &own, &wallets)), None);
        for ours in [controls, key(2), key(3), key(4), crate::ID, editions::ID] {
            let receivers = [key(5), ours];
            assert_eq!(
                code(check_receivers(&controls, &own, &receivers)),
                Some(ControlsError::ReceiverIsCollection.into())
            );
        }
    }

    #[test]
    fn royalties_are_owed_to_wallets_and_not_to_the_controls() {
        let controls = key(1);
        for (address, expected) in [
            (key(2), None),
            (controls, Some(ControlsError::ReceiverIsCollection.into())),
            (crate::ID, Some(ControlsError::ReceiverIsCollection.into())),
        ] {
            let creators = [key(3), address].map(|address| CreatorWithShare { address, share: 50 });
            assert_eq!(code(check_creators(&controls, &creators)), expected);
        }
    }
}
