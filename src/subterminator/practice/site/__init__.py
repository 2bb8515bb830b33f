"""The practice service: its pages, its flow, its ledger."""
